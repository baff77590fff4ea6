if test -e .data/postgres/data/postmaster.pid; then echo 'Stop the service first' >&2 && false; else
  mv .data "replaced-$(date +%Y%m%d-%H%M%S)" && cp -a "$BACKUP" .data
fi
