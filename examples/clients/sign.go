package main

import (
	"crypto"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/pem"
	"fmt"
	"io"
	"os"
)

func signature(privateKey []byte, expiresAt, method, address string, body []byte) (string, error) {
	block, _ := pem.Decode(privateKey)
	key, err := x509.ParsePKCS8PrivateKey(block.Bytes)
	if err != nil {
		return "", err
	}
	digest := sha256.Sum256(append([]byte(expiresAt+"|"+method+"|"+address+"|"), body...))
	signed, err := rsa.SignPKCS1v15(nil, key.(*rsa.PrivateKey), crypto.SHA256, digest[:])
	return base64.StdEncoding.EncodeToString(signed), err
}

func main() {
	key, _ := os.ReadFile(os.Args[1])
	body, _ := io.ReadAll(os.Stdin)
	text, err := signature(key, os.Args[2], os.Args[3], os.Args[4], body)
	if err != nil {
		panic(err)
	}
	fmt.Println(text)
}
