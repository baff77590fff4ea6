import { TextArea } from '../../ui/form.tsx';

/** The reason of a decision, which the service stores and shows to the partner. */
export const ReasonField = () => (
  <TextArea
    name="reason"
    label="Reason"
    required
    maxLength={1000}
    hint="The partner can read this. Do not name the customer."
  />
);
