import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ShippingLabelRow } from '#contracts/labels/shipping/shipping-label-queries.ts';
import { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';
import { boughtLabelFile } from '#web/shared/label-upload/bought-label-file.ts';
import { showError } from '#web/core/notices/notices.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useApplication, type Applied } from '../use-application.ts';
import { applicationOf, emptyDraft, gapsOf, type ShipDraft } from './ship-draft.ts';
import { useLabelFile } from '#web/shared/label-upload/use-label-file.ts';

const shown = ['oneIds', 'label.url', 'label.logNo', 'label.carrier', 'dueAt', 'remark'];

/** The application for these items: its draft, what is missing, what the server refuses, and sending it. */
export const useShipWithLabel = (oneIds: readonly string[], applied: Applied) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [draft, setDraft] = useState<ShipDraft>(emptyDraft);
  const [read, setRead] = useState<string>();
  const [tried, setTried] = useState(false);
  const { file, choose, clear } = useLabelFile();
  const url = file.state === 'stored' ? file.url : undefined;
  const gaps = gapsOf(draft, url, oneIds.length);

  const command = useApplication(applyShipWithLabelEndpoint, oneIds, applied);

  const change = (changes: Partial<ShipDraft>) => {
    command.reset();
    setDraft((before) => ({ ...before, ...changes }));
  };

  return {
    draft,
    change,
    file,
    clearFile: clear,
    /** The number that was read from the label, while it is the one in the form. */
    fromLabel: read !== undefined && read === draft.logNo,
    choose: async (chosen: File): Promise<void> => {
      command.reset();
      const code = await choose(chosen);
      if (code === undefined) return;
      setRead(code);
      setDraft((before) => (before.logNo === '' || before.logNo === read ? { ...before, logNo: code } : before));
    },
    takeBought: async (label: ShippingLabelRow): Promise<void> => {
      command.reset();
      try {
        const { logNo } = label;
        void choose(await boughtLabelFile(label, pathname), logNo);
        setRead(logNo);
        setDraft((before) => ({ ...before, logNo, carrier: undefined }));
      } catch (failure) {
        showError(t('labels.notTaken'), failure instanceof Error ? failure.message : undefined);
      }
    },
    gaps: tried ? gaps : new Set<never>(),
    errors: serverErrors(command.error, shown),
    sending: command.isPending,
    send: () => {
      setTried(true);
      if (gaps.size === 0 && url !== undefined && !command.isPending) command.mutate(applicationOf(draft, url, oneIds));
    },
  };
};

export type ShipForm = ReturnType<typeof useShipWithLabel>;
