// Installs the server of the log of clicks, which tests start.
import { natsServer } from './cluster.ts';

console.log(natsServer(true));
