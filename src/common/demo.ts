// The people of the demo program. Nobody receives mail at these addresses, so no issuer that verifies addresses signs
// anybody in with them.

const HOST = 'demo.invalid';

/** The address of somebody in the demo. */
export const demoAddress = (name: string): string => `${name}@${HOST}`;

/** Whether an address is one of the demo. */
export const isDemoAddress = (address: string): boolean => address.endsWith(`@${HOST}`);

/** The owner of the demo program. */
export const DEMO_OWNER = demoAddress('owner');
/** The partner of the link that the printed commands use. */
export const DEMO_PARTNER = demoAddress('partner');
