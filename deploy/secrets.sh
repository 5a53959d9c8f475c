#!/bin/sh
# Makes deploy/env/*.env, which compose.yaml reads, with fresh secrets: sh deploy/secrets.sh https://truequea.example
# What is there already is kept: these secrets seal what is stored.
set -eu
url=${1:?the address that people will open, as https://truequea.example}
url=${url%/}
folder=$(dirname "$0")/env
if [ -e "$folder" ]; then
  echo "$folder is there already; nothing was changed." >&2
  exit 1
fi
secret() { od -An -N32 -tx1 /dev/urandom | tr -d ' \n'; }
umask 077
mkdir "$folder"
database=$(secret)
valkey=$(secret)
gateway=$(secret)

cat > "$folder/gateway.env" <<END
PUBLIC_URL=$url
SESSION_SECRET=$(secret)
GATEWAY_SECRET=$gateway
VALKEY_URL=redis://:$valkey@valkey:6379
END
cat > "$folder/backend.env" <<END
PUBLIC_URL=$url
DATABASE_URL=postgres://truequea:$database@database:5432/truequea
DOCUMENTS_SECRET=$(secret)
GATEWAY_SECRET=$gateway
S3_ENDPOINT=http://pictures:8333
S3_BUCKET=truequea
S3_ACCESS_KEY_ID=truequea
S3_SECRET_ACCESS_KEY=$(secret)
# Without it no mail leaves, and nobody can confirm an account.
SMTP_URL=
MAIL_FROM=
CONTACT_EMAIL=
OPERATOR_EMAILS=
END
cat > "$folder/database.env" <<END
POSTGRES_USER=truequea
POSTGRES_DB=truequea
POSTGRES_PASSWORD=$database
END
echo "VALKEY_PASSWORD=$valkey" > "$folder/valkey.env"
echo "SITE=${url#https://}" > "$folder/proxy.env"
echo "$folder is made: set SMTP_URL and OPERATOR_EMAILS in backend.env."
