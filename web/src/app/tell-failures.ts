import { t } from 'i18next';
import { handleFailuresWith } from '../api/http/failures.ts';
import { showError } from '../core/toasts/toasts.ts';
import { session } from '../browser/session.ts';
import { readUserAgain } from '../core/access/read-user-again.ts';
import { leave } from '../core/session/leave.ts';
import { rechargeRemedy } from '../shared/wallet/recharge-remedy.ts';
import { suspended } from './session/suspension.ts';

/** R8.04, in milliseconds: long enough to see what happened. */
const reloadAfter = 1500;

/** What failed calls do in the browser (section 8). */
export const tellFailures = (): void =>
  handleFailuresWith({
    showError: showError,
    unknownError: () => t('app.unknownError'),
    forbidden: () => t('app.forbidden'),
    offline: () => t('app.offline'),
    signedOut: () => {
      if (session.get().token === undefined) return;
      leave();
      setTimeout(() => location.reload(), reloadAfter);
    },
    suspended: () => {
      leave();
      suspended.set(true);
    },
    refused: () => void readUserAgain(),
    remedyOf: rechargeRemedy,
  });
