/** Whom a code is for before there is an account. Account ids hold no colon. */
export const phoneSubject = (phone: string): string => `phone:${phone}`;
export const emailSubject = (email: string): string => `email:${email}`;

/** For a person who is signed in, and good for nothing but having this phone set for this account. */
export const newPhoneSubject = (accountId: string, phone: string): string => `new-phone:${accountId}:${phone}`;
