/** Whom a code is for before there is an account. Account ids hold no colon. */
export const phoneSubject = (phone: string): string => `phone:${phone}`;
export const emailSubject = (email: string): string => `email:${email}`;
