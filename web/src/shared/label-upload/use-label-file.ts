import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { upload } from '#contracts/files/upload.ts';
import { isApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { labelCodeOf } from './label-code-of.ts';
import { textsOnLabel } from './texts-on-label.ts';

export type LabelFile =
  | { state: 'none' }
  | { state: 'sending'; name: string; bytes: number; preview: string | undefined }
  | { state: 'stored'; name: string; bytes: number; preview: string | undefined; url: string }
  /** `message` is the server's; empty where no answer came. */
  | { state: 'failed'; name: string; message: string };

export interface LabelUpload {
  file: LabelFile;
  /** Sends the file, and answers the tracking number that it tells, if it tells one. `known` spares the reading. */
  choose(chosen: File, known?: string): Promise<string | undefined>;
  clear(): void;
}

/** The label's file: sent as soon as it is chosen. A picture is shown from the browser's own copy, a PDF is not. */
export const useLabelFile = (): LabelUpload => {
  const { pathname } = useLocation();
  const [file, setFile] = useState<LabelFile>({ state: 'none' });
  const preview = useRef<string | undefined>(undefined);
  const current = useRef<File | undefined>(undefined);

  const forget = () => {
    revoke(preview);
    current.current = undefined;
  };
  useEffect(() => () => revoke(preview), []);

  return {
    file,
    clear: () => {
      forget();
      setFile({ state: 'none' });
    },
    choose: async (chosen, known) => {
      forget();
      current.current = chosen;
      if (chosen.type.startsWith('image/')) preview.current = URL.createObjectURL(chosen);
      const shown = { name: chosen.name, bytes: chosen.size, preview: preview.current };
      setFile({ state: 'sending', ...shown });
      const show = (next: LabelFile) => current.current === chosen && setFile(next);
      callEndpoint(upload, { file: chosen, body: { purpose: 'label' }, pathname, quiet: true }).then(
        (url) => show({ state: 'stored', ...shown, url }),
        (failure: unknown) => show({ state: 'failed', name: chosen.name, message: isApiError(failure) ? failure.message : '' }),
      );
      const code = known ?? labelCodeOf(await textsOnLabel(chosen));
      return current.current === chosen ? code : undefined;
    },
  };
};

const revoke = (preview: { current: string | undefined }): void => {
  if (preview.current) URL.revokeObjectURL(preview.current);
  preview.current = undefined;
};
