import { useTranslation } from 'react-i18next';
import { isApiError } from '#web/api/api-error.ts';
import { showError } from '#web/core/toasts/toasts.ts';
import { printFile } from '#web/ui/print/print-file.ts';
import { saveFile } from '#web/api/files/save-file.ts';
import { isPrinterFile, type LabelSize, paperOf, printerFileName } from './label-form.ts';

/** Prints what is fetched: says that it is missing where the server has none (R8.42), otherwise why it could not be printed (R8.43). */
export const usePrint = () => {
  const { t } = useTranslation();
  return async (fetched: Promise<Blob>, size?: LabelSize): Promise<void> => {
    try {
      const file = await fetched;
      if (isPrinterFile(file)) saveFile(file, printerFileName);
      else await printFile(file, paperOf(size));
    } catch (failure) {
      if (isApiError(failure) && failure.code === 404) return showError(t('print.missing'));
      const offline = isApiError(failure) && failure.code === 0;
      showError(t('print.failed'), offline ? t('app.offline') : failure instanceof Error ? failure.message : undefined);
    }
  };
};
