import { StatusBadge } from '../../ui/values.tsx';

/** Beside the name of a program that is a demo. */
export const DemoMark = () => (
  <span title="This program’s events are sample data">
    <StatusBadge status="demo" text="Demo" />
    <span className="visually-hidden">: the events of this program are invented</span>
  </span>
);
