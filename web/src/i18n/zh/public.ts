import { app } from './app.ts';
import { pages } from './pages.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';

export default { app, pages, register, signIn };
