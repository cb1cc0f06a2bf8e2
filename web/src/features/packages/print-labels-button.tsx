import { Button } from 'antd';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_ONE_ID_LABELS, oneIdLabels } from '#contracts/labels/printed-labels.ts';
import { callEndpoint } from '#web/api/call-endpoint.ts';
import { saveFile, showFile } from '#web/api/files/save-file.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { isPrinterFile, labelForm, labelSize, printerFileName } from '#web/shared/print/label-form.ts';

/** The labels that go onto the goods, in tabs of as many as one sheet takes. */
export const PrintLabelsButton = ({ oneIds }: { oneIds: readonly string[] }) => {
  const { t } = useTranslation();
  const { pathname } = useViewpoint();
  const [fetching, setFetching] = useState(false);
  const print = async (): Promise<void> => {
    setFetching(true);
    try {
      for (let index = 0; index < oneIds.length; index += MAX_ONE_ID_LABELS) {
        const part = oneIds.slice(index, index + MAX_ONE_ID_LABELS).join(',');
        const query = { oneIds: part, size: labelSize(), ...labelForm() };
        const file = (await callEndpoint(oneIdLabels, { query, pathname })) as unknown as Blob;
        if (isPrinterFile(file)) saveFile(file, printerFileName);
        else showFile(file);
      }
    } catch {
      return;
    } finally {
      setFetching(false);
    }
  };
  return (
    <Button icon={<Printer size={15} aria-hidden />} loading={fetching} disabled={oneIds.length === 0} onClick={() => void print()}>
      {t('packages.printLabels')}
    </Button>
  );
};
