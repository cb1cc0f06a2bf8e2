import { changePassword } from '../own-account.ts';
import { getCaptcha } from './captcha.ts';
import { getVersion } from './get-version.ts';
import { login, sendSmsCode } from './login.ts';
import { logout } from './logout.ts';

export const signInEndpoints = [login, getCaptcha, sendSmsCode, logout, changePassword, getVersion];
