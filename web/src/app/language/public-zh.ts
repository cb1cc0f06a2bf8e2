import register from '#web/features/sign-in/register/texts/zh.ts';
import signIn from '#web/features/sign-in/texts/zh.ts';
import app from '../texts/zh.ts';

/** What the pages before signing in say. */
export default { ...app, ...register, ...signIn };
