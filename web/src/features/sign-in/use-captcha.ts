import { useQuery } from '@tanstack/react-query';
import { callLight } from '../../api/call-light.ts';
import { captchaAddress, captchaIdHeader } from './addresses.ts';

export interface Captcha {
  id: string;
  /** Data url of the picture. */
  picture: string;
}

/** The picture with the code; each is good for one try. */
export const useCaptcha = (): { captcha: Captcha | undefined; renew: () => void } => {
  const { data, refetch } = useQuery({ queryKey: ['captcha'], queryFn: ({ signal }) => draw(signal), staleTime: Infinity, gcTime: 0 });
  return { captcha: data, renew: () => void refetch() };
};

const draw = async (signal: AbortSignal): Promise<Captcha> => {
  let id = '';
  const picture = (await callLight(captchaAddress, { signal, heard: (headers) => (id = headers.get(captchaIdHeader) ?? '') })) as Blob;
  return { id, picture: `data:image/svg+xml,${encodeURIComponent(await picture.text())}` };
};
