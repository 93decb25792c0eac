#!/bin/sh
# Render, denoise, grade one picture and write its master:   ./picture.sh NAME
set -e
cd "$(dirname "$0")"
for name in "$@"; do
  nice -n 19 blender -b --factory-startup -P render.py -- "$name"
  nice -n 19 blender -b --factory-startup -P finish.py -- "$name"
  case "$name" in *-plate) ;; *) /usr/bin/python3 masters.py "$name" ;; esac
done
