import { useState } from 'react';
import { useCaptcha, type Captcha } from './fields/use-captcha.ts';

interface Entering<Entered> {
  entered: Entered;
  change: (part: Partial<Entered>) => void;
  captcha: Captcha | undefined;
  /** Another picture, whose code is still to be read. */
  renewCaptcha: () => void;
}

/** What was typed into an entry form, and the picture that it asks to read. */
export const useEntered = <Entered extends { captcha: string }>(initial: () => Entered): Entering<Entered> => {
  const [entered, setEntered] = useState(initial);
  const { captcha, renew } = useCaptcha();
  const change = (part: Partial<Entered>) => setEntered((before) => ({ ...before, ...part }));
  const renewCaptcha = () => {
    setEntered((before) => ({ ...before, captcha: '' }));
    renew();
  };
  return { entered, change, captcha, renewCaptcha };
};
