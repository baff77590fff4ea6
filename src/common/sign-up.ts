/**
 * Whose sign-in gives an account the right to create programs: everybody's, or that of people whose addresses belong to one
 * of these domains, in the form in which addresses are stored.
 */
export type SignUp = 'open' | readonly string[];

/** Whether the person with this address, as returned by `parseAddress`, may sign up. */
export const maySignUp = (signUp: SignUp, address: string): boolean =>
  signUp === 'open' || signUp.includes(address.slice(address.indexOf('@') + 1));
