import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePicture } from '#contracts/accounts/own-account.ts';
import { upload, uploadFailed } from '#contracts/files/upload.ts';
import { isApiError } from '#web/api/api-error.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { useCommand } from '#web/api/use-command.ts';
import { readUserAgain } from '#web/core/access/read-user-again.ts';
import { showError, showSuccess } from '#web/core/toasts/toasts.ts';
import { useWords } from '#web/i18n/use-words.ts';

/** The own picture: uploaded, then set (R2.76); what the person sees of themselves follows at once. */
export const usePicture = () => {
  const { t } = useTranslation();
  const words = useWords();
  const [uploading, setUploading] = useState(false);
  const command = useCommand(changePicture, {
    onSuccess: () => {
      showSuccess(t('account.saved'));
      void readUserAgain();
    },
  });

  const choose = async (file: File): Promise<void> => {
    setUploading(true);
    try {
      command.mutate({ headImg: await callEndpoint(upload, { file, body: { purpose: 'picture' }, quiet: true }) });
    } catch (failure) {
      if (!isApiError(failure)) throw failure;
      showError(words(uploadFailed), failure.message);
    } finally {
      setUploading(false);
    }
  };

  return { choose, remove: () => command.mutate({ headImg: '' }), busy: uploading || command.isPending };
};
