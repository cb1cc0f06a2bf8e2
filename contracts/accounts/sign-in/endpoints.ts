import { changePassword } from './change-password.ts';
import { getCaptcha } from './get-captcha.ts';
import { getVersion } from './get-version.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { sendSmsCode } from './send-sms-code.ts';

export const signInEndpoints = [login, getCaptcha, sendSmsCode, logout, changePassword, getVersion];
