import { useTranslation } from 'react-i18next';
import type { PresetReason } from '#contracts/requests/preset-reasons.ts';

/** A reason that was offered in the reader's own language, any other in the words of whoever wrote it. */
export const useReasonWords = (): ((told: { reason: string | null; preset: PresetReason | null }) => string | null) => {
  const { t } = useTranslation();
  return ({ reason, preset }) => (preset === null ? reason : t(`orders.reasons.${preset}`));
};
