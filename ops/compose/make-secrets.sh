#!/bin/sh
# Makes what only this deployment knows, once: a file each, which compose.yaml hands over as a secret.
set -eu
folder="$(dirname "$0")/secrets"
umask 077
mkdir -p "$folder"
make() { [ -e "$folder/$1" ] || { openssl rand "$2" 32 | tr -d '\n' > "$folder/$1"; chmod 444 "$folder/$1"; }; }
make database_password -hex
make metrics_token -hex
make grafana_password -hex
make data_key -base64
make nats_password -hex
[ -e "$folder/nats_url" ] || {
  printf 'nats://caderneta:%s@nats:4222' "$(cat "$folder/nats_password")" > "$folder/nats_url"
  printf 'authorization { user: caderneta, password: "%s" }\n' "$(cat "$folder/nats_password")" \
    > "$folder/nats_config"
  chmod 444 "$folder/nats_url" "$folder/nats_config"
}
[ -e "$folder/database_url" ] || {
  printf 'postgres://caderneta:%s@database:5432/caderneta' "$(cat "$folder/database_password")" > "$folder/database_url"
  chmod 444 "$folder/database_url"
}
