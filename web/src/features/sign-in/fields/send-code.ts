import { t } from 'i18next';
import { isApiError } from '#web/api/api-error.ts';

type Errors = Partial<Record<'account' | 'phone' | 'email' | 'captcha' | 'smsCode' | 'emailCode', string>>;

interface Sending {
  /** The code that is asked for: what is about no other field is told beside it. */
  code: 'smsCode' | 'emailCode';
  /** What has to be filled in first. */
  holes: Errors;
  call: () => Promise<unknown>;
  /** Tells beside its field what kept the code from being sent. */
  refused: (errors: Errors) => void;
  /** The picture is spent, whatever came of it. */
  renew: () => void;
}

/** Has a code sent to a phone or an e-mail address; answers whether it was. */
export const sendCode = async ({ code, holes, call, refused, renew }: Sending): Promise<boolean> => {
  refused(holes);
  if (Object.keys(holes).length > 0) return false;
  try {
    await call();
    return true;
  } catch (failure) {
    if (!isApiError(failure)) throw failure;
    const [wrong] = failure.fields;
    const field = failure.error === 'WrongCaptcha' ? 'captcha' : wrong?.field === 'phone' || wrong?.field === 'email' ? wrong.field : code;
    refused({ [field]: wrong?.msg || failure.message || t('app.offline') });
    return false;
  } finally {
    renew();
  }
};
