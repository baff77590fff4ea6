/** Whom an ID token names. */
export interface Person {
  /** together with the subject, who they are: neither changes with their address */
  issuer: string;
  subject: string;
  /** as `parseAddress` gives it */
  email: string;
}
