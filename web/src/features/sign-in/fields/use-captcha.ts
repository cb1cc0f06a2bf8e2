import { useQuery } from '@tanstack/react-query';
import { callLight } from '#web/api/call-light.ts';
import { captchaWorkHeader, workFor } from '#contracts/accounts/sign-in/captcha-work.ts';
import { captchaAddress, captchaIdHeader } from '../addresses.ts';

export interface Captcha {
  id: string;
  /** Data url of the picture. */
  picture: string;
  /** The work that goes with it, done while the person types. */
  work: Promise<string | undefined>;
}

/** The picture with the code; each is good for one try. */
export const useCaptcha = (): { captcha: Captcha | undefined; renew: () => void } => {
  const { data, refetch } = useQuery({ queryKey: ['captcha'], queryFn: ({ signal }) => draw(signal), staleTime: Infinity, gcTime: 0 });
  return { captcha: data, renew: () => void refetch() };
};

const draw = async (signal: AbortSignal): Promise<Captcha> => {
  let id = '';
  let bits = 0;
  const heard = (headers: Headers) => {
    id = headers.get(captchaIdHeader) ?? '';
    bits = Number(headers.get(captchaWorkHeader) ?? 0);
  };
  const picture = (await callLight(captchaAddress, { signal, heard })) as Blob;
  return { id, picture: await dataUrlOf(picture), work: workFor(id, bits, () => !signal.aborted) };
};

const dataUrlOf = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture cannot be read')));
    reader.readAsDataURL(picture);
  });

/** What a call says of the captcha that was answered; waits for its work. */
export const answerOf = async (captcha: Captcha | undefined, code: string) => ({
  captchaId: captcha?.id ?? '',
  captcha: code.trim(),
  captchaWork: await captcha?.work,
});
