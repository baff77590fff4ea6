/** The person that an ID token identifies. */
export interface Person {
  /** Issuer and subject together identify the person. They stay the same when the address changes. */
  issuer: string;
  subject: string;
  /** as returned by `parseAddress` */
  email: string;
  /** when the issuer last asked the person who they are, at the latest now; undefined if it does not say */
  authenticatedAt?: Date | undefined;
  /** the issuer whose accounts with the same address this issuer takes over */
  succeeds?: string | undefined;
}
