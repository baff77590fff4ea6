// What a run has found out, whatever form it is printed in.

export interface RowResult {
  endpoint: string;
  asks: string;
  expects: string;
  outcome: 'passed' | 'failed' | 'not asked';
  /** why the rule failed or was not asked */
  reason?: string;
  /** the last request of a failed rule, with its identifier in the service's log */
  request?: string;
  seconds: number;
}

export interface ConformanceReport {
  passed: number;
  failed: number;
  not_asked: number;
  /** the number of rules that were left when the run was interrupted, otherwise 0 */
  left: number;
  rows: RowResult[];
  /** the kinds of responses that came, each as `trackClick 400 affMissing` or `trackClick 200` */
  seen: string[];
}
