import { connectProcessor } from './connect-processor.ts';
import { disconnectProcessor } from './disconnect-processor.ts';
import { listProcessors } from './list-processors.ts';

export const processors = { listProcessors, connectProcessor, disconnectProcessor };
