import { execFileSync } from 'node:child_process';
import { prepareBinaries } from '../../../../src/database/embedded/binaries.ts';

/** Prepares the PostgreSQL programs as the current user; prints their location and whether they work. */
const [native = '', dataDir = ''] = process.argv.slice(2);
const { initdb } = prepareBinaries({ dataDir, runAs: undefined }, { native, version: '18.0.0-test' });
process.stdout.write(JSON.stringify({ initdb, version: execFileSync(initdb, ['--version'], { encoding: 'utf8' }) }));
