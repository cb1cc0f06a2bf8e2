import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserType } from '#contracts/kernel/access/viewer.ts';
import { isApiError } from '#web/api/api-error.ts';
import { callLight } from '#web/api/call-light.ts';
import { removeStored, setStored } from '#web/browser/storage.ts';
import { beginSession } from '#web/browser/session.ts';
import { loginAddress } from './addresses.ts';
import { answerOf, type Captcha } from './fields/use-captcha.ts';

export interface Entered {
  account: string;
  password: string;
  captcha: string;
  smsCode: string;
  remember: boolean;
}
export type SignInField = 'account' | 'password' | 'captcha' | 'smsCode';
export type FieldErrors = Partial<Record<SignInField, string>>;

/** The account of the last visit; the password is the browser's to keep (R2.03). */
export const rememberedAccount = 'account';

/** Signs in by password or by SMS code; a refusal is told beside the field that it is about. */
export const useSignIn = (by: 'password' | 'smsCode', captcha: Captcha | undefined, renew: () => void) => {
  const { t } = useTranslation();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);

  const missing = ({ account, password, captcha: code, smsCode }: Entered): FieldErrors => ({
    ...(!account.trim() && { account: t('signIn.accountMissing') }),
    ...(by === 'password' && !password && { password: t('signIn.passwordMissing') }),
    ...(!code.trim() && { captcha: t('signIn.codeMissing') }),
    ...(by === 'smsCode' && !smsCode.trim() && { smsCode: t('signIn.smsMissing') }),
  });

  const submit = async (entered: Entered): Promise<void> => {
    const holes = missing(entered);
    setErrors(holes);
    if (Object.keys(holes).length > 0) return;
    setBusy(true);
    try {
      const { account, password, smsCode, remember } = entered;
      const proof = { ...(by === 'smsCode' ? { smsCode: smsCode.trim() } : { password }), ...(await answerOf(captcha, entered.captcha)) };
      const { token, userType } = await callLight(loginAddress, { body: { account: account.trim(), ...proof }, quiet: true });
      if (remember) setStored(rememberedAccount, account.trim());
      else removeStored(rememberedAccount);
      beginSession(token, userType as UserType);
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setErrors(failure.error === 'Suspended' ? {} : { [fieldOf(failure.error, by)]: failure.message || t('app.offline') });
      setBusy(false);
      renew();
    }
  };

  return { submit, busy, errors, setErrors };
};

const fieldOf = (refusal: string | undefined, by: 'password' | 'smsCode'): SignInField => (refusal === 'WrongCaptcha' ? 'captcha' : by);
