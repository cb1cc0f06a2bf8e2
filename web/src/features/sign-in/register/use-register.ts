import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isApiError, type ApiError } from '#web/api/api-error.ts';
import { callLight } from '#web/api/call-light.ts';
import { publicPaths } from '#web/core/paths/public-paths.ts';
import { registerAddress } from '../addresses.ts';

export interface Application {
  name: string;
  email: string;
  phone: string;
  password: string;
  captcha: string;
  smsCode: string;
  emailCode: string;
}
export type RegisterField = keyof Application;
export type RegisterErrors = Partial<Record<RegisterField, string>>;

const sentFields = ['name', 'email', 'phone', 'password', 'smsCode', 'emailCode'] as const;

/** As the server counts. */
const MIN_PASSWORD_LENGTH = 8;

/** Sends the application; what is wrong is told beside its field, all of it at once. */
export const useRegister = () => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [errors, setErrors] = useState<RegisterErrors>({});
  const [busy, setBusy] = useState(false);

  const missing = (entered: Application): RegisterErrors => ({
    ...Object.fromEntries(sentFields.filter((field) => entered[field].trim() === '').map((field) => [field, t(`register.missing.${field}`)])),
    ...(entered.password !== '' &&
      entered.password.length < MIN_PASSWORD_LENGTH && { password: t('register.passwordShort', { least: MIN_PASSWORD_LENGTH }) }),
  });

  const submit = async (entered: Application): Promise<void> => {
    const holes = missing(entered);
    setErrors(holes);
    if (Object.keys(holes).length > 0) return;
    setBusy(true);
    try {
      const { name, email, phone, password, smsCode, emailCode } = entered;
      const codes = { smsCode: smsCode.trim(), emailCode: emailCode.trim() };
      await callLight(registerAddress, { body: { name, email: email.trim(), phone, password, ...codes }, quiet: true });
      navigate(`${publicPaths.registerResult}?taken=1`, { replace: true });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setErrors(refusalOf(failure, t('app.offline')));
      setBusy(false);
    }
  };

  return { submit, busy, errors, setErrors };
};

const refusalOf = ({ fields, message }: ApiError, offline: string): RegisterErrors => {
  const said = fields.filter(({ field }) => sentFields.includes(field as (typeof sentFields)[number]));
  return said.length > 0 ? Object.fromEntries(said.map(({ field, msg }) => [field, msg])) : { smsCode: message || offline };
};
