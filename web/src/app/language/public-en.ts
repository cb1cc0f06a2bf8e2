import register from '#web/features/sign-in/register/texts/en.ts';
import signIn from '#web/features/sign-in/texts/en.ts';
import app from '../texts/en.ts';

/** What the pages before signing in say. */
export default { ...app, ...register, ...signIn };
