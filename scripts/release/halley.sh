#!/bin/sh
# Halley without npm: the Node of this folder runs the sources of this folder. It may be reached through a link.
file=$0
[ -L "$file" ] && file=$(readlink -f -- "$file")
folder=${file%/*}/..
exec "$folder/runtime/bin/node" "$folder/app/scripts/release/launch.ts" "$@"
