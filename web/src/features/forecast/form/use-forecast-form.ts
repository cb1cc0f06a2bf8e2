import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { amendForecastEndpoint } from '#contracts/forecast/amend-forecast.ts';
import { createForecastEndpoint } from '#contracts/forecast/create-forecast.ts';
import { getPackage, listPackages } from '#contracts/forecast/package-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { showSuccess } from '#web/core/notices/notices.ts';
import { packageLink } from '#web/core/links/package-link.ts';
import { usePlace } from '#web/core/links/place.ts';
import { useConfirm } from '#web/ui/confirm/use-confirm.ts';
import { serverErrors } from '#web/ui/form/server-errors.ts';
import { useGiveWay } from '#web/ui/page/page-tab.ts';
import { skuOfLine, unitsOf } from './forecast-draft.ts';
import { emptyPackage, forecastOf, gapsOf, type PackageDraft } from './package-draft.ts';

const shown = ['warehouseId', 'logNo', 'shippingType', 'reference', 'remark', 'lines'];
/** From here on it is asked before ONE IDs are made: a slip of a key makes thousands. */
const manyPieces = 500;
const none: ReadonlySet<never> = new Set();
const changed = [listPackages, getPackage];

/** A new forecast, or the amendment of one that the warehouse does not have yet. */
export const useForecastForm = (amended: { preId: string; draft: PackageDraft } | undefined) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const giveWay = useGiveWay();
  const place = usePlace();
  const [draft, setDraft] = useState(amended?.draft ?? emptyPackage);
  const confirm = useConfirm();
  const [tried, setTried] = useState(false);

  const open = (preId: string, packId: string) => void navigate(packageLink(place, { preId, packId }));
  const create = useCommand(createForecastEndpoint, {
    quiet: true,
    changes: changed,
    onSuccess: ({ preId, packId }) => {
      showSuccess(t('forecast.made', { preId, count: unitsOf(draft.items) }));
      setDraft({ ...emptyPackage, warehouseId: draft.warehouseId, shippingType: draft.shippingType });
      setTried(false);
      open(preId, packId);
    },
  });
  const amend = useCommand(amendForecastEndpoint, {
    quiet: true,
    changes: changed,
    onSuccess: ({ preId, packId }) => {
      showSuccess(t('forecast.amended', { preId }));
      giveWay(packageLink(place, { preId, packId }));
    },
  });
  const failure = create.error ?? amend.error;
  const errors = serverErrors(failure, shown);
  const gaps = gapsOf(draft);
  const sending = create.isPending || amend.isPending;

  /** A line's error belongs to the SKU that the line came from. */
  const errorOfSku = (sku: string): string | undefined =>
    failure?.fields.find(({ field }) => {
      const [, index] = /^lines\.(\d+)/.exec(field) ?? [];
      return index !== undefined && skuOfLine(draft.items, Number(index)) === sku;
    })?.msg;

  return {
    draft,
    change: (changes: Partial<PackageDraft>) => {
      create.reset();
      amend.reset();
      setDraft((before) => ({ ...before, ...changes }));
    },
    gaps: tried ? gaps : none,
    errorOf: errors.of,
    isNumberTaken: failure?.error === 'TrackingNumberInUse',
    errorOfItems: failure?.fields.find(({ field }) => field === 'lines')?.msg,
    errorOfSku,
    failure: errors.rest,
    sending,
    send: async (): Promise<void> => {
      setTried(true);
      if (gaps.size > 0 || sending) return;
      const pieces = unitsOf(draft.items);
      const created = pieces - (amended ? unitsOf(amended.draft.items) : 0);
      if (created >= manyPieces) {
        const sure = await confirm({
          kind: 'plain',
          title: t('forecast.sureTitle', { count: created }),
          text: t('forecast.sureText'),
          confirm: t('forecast.sure', { count: created }),
        });
        if (!sure) return;
      }
      if (!amended) return create.mutate(forecastOf(draft));
      const { warehouseId, logNo, shippingType, lines, remark } = forecastOf(draft);
      amend.mutate({ id: amended.preId, warehouseId, logNo, shippingType, lines, remark });
    },
  };
};
