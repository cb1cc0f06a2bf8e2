import { area } from '#kernel/area.ts';
import { addBankAccountRoute, type AddBankAccountParts } from './add-bank-account.ts';
import { removeBankAccountRoute } from './remove-bank-account.ts';

export const bankAccountsArea = area({
  commands: [removeBankAccountRoute],
  wiredCommands: (parts: AddBankAccountParts) => [addBankAccountRoute(parts)],
});
