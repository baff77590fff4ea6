/** Where the links lead with which a change of an address is confirmed, and taken back. */
export const ADDRESS_PATH = '/sign-in/address';
