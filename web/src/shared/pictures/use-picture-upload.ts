import { useState } from 'react';
import { upload, uploadFailed } from '#contracts/files/upload.ts';
import { isApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useWords } from '#web/i18n/use-words.ts';

export interface PictureUpload {
  choose(file: File): Promise<void>;
  sending: boolean;
  failure?: string;
}

/** Sends a picture and hands on its url; the server looks at its content. */
export const usePictureUpload = (stored: (url: string) => void): PictureUpload => {
  const words = useWords();
  const [state, setState] = useState<{ sending: boolean; failure?: string }>({ sending: false });

  const choose = async (file: File): Promise<void> => {
    setState({ sending: true });
    try {
      stored(await callEndpoint(upload, { file, body: { purpose: 'picture' }, quiet: true }));
      setState({ sending: false });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      setState({ sending: false, failure: [words(uploadFailed), failure.message].filter(Boolean).join(': ') });
    }
  };

  return { choose, ...state };
};
