#!/bin/sh
# Render, denoise, grade and write pictures:   ./picture.sh [NAME ...]     without names all of them
set -e
cd "$(dirname "$0")"
python=/usr/bin/python3
[ $# -gt 0 ] || set -- $($python masters.py --list)
for name in "$@"; do
  for part in $($python masters.py --parts "$name"); do
    [ -f "renders/$part/picture.png" ] && continue
    nice -n 19 blender -b --factory-startup -P render.py -- "$part"
    nice -n 19 blender -b --factory-startup -P finish.py -- "$part"
  done
  $python masters.py "$name"
done
