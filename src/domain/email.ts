/** `ada@brand.dev` → `a***@brand.dev`; null for what is no address, since a lead is never refused for it. */
export function maskEmail(email: string): string | null {
  const match = /^([^\s@])[^\s@]*@([^\s@]+)$/u.exec(normaliseEmail(email));
  return match ? `${match[1]}***@${match[2]}` : null;
}

/** The form that is hashed: the same address written differently must give the same hash. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();
