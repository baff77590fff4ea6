// How late the event loop was since the last page of metrics.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Gauge, type Registry } from 'prom-client';

const QUANTILES = [0.5, 0.99, 1];
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;

/**
 * The metrics of Node.js are since the start of the process, so that a late second is lost among the hours, and their
 * average over all workers hides the one that is stuck. These begin again with each page, and the latest worker counts.
 */
export function followLoop(registers: [Registry]): void {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const gauge = new Gauge({
    name: 'referral_event_loop_lag_seconds',
    help: 'How late the event loop was since the last page of metrics; that of the latest process.',
    labelNames: ['quantile'],
    aggregator: 'max',
    registers,
    collect() {
      for (const quantile of QUANTILES) {
        // The histogram measures intervals of the resolution.
        const late = Math.max(0, delay.percentile(quantile * 100) / NANOSECONDS - RESOLUTION_MS / 1000);
        gauge.set({ quantile }, Number.isFinite(late) ? late : 0);
      }
      delay.reset();
    },
  });
}
