/** Names in the query of what is open beside a list, so that a link reproduces the page. */
export const openItemParameter = 'item';
export const openLabelParameter = 'label';
export const openShelfParameter = 'shelf';
export const openPostingParameter = 'posting';
export const openJournalParameter = 'journal';
/** Which figure of a wallet shows what it is made of. */
export const openFigureParameter = 'figure';
export const openBankLineParameter = 'line';
export const openWithdrawalParameter = 'withdrawal';
export const openRechargeParameter = 'recharge';
export const openAdjustmentParameter = 'adjustment';
export const openOwnGoodsParameter = 'goods';
export const openSkuParameter = 'product';
export const openBatchParameter = 'batch';
export const openListingParameter = 'listing';
export const openShopProductParameter = 'shopProduct';

/** The moment as of which the open item alone is shown. */
export const itemAsOfParameter = 'itemAsOf';

/** No part of what a list shows. */
export const drawerParameters: readonly string[] = [
  openItemParameter,
  openLabelParameter,
  openShelfParameter,
  openPostingParameter,
  openJournalParameter,
  openFigureParameter,
  openBankLineParameter,
  openWithdrawalParameter,
  openRechargeParameter,
  openAdjustmentParameter,
  openOwnGoodsParameter,
  openSkuParameter,
  openBatchParameter,
  openListingParameter,
  openShopProductParameter,
  itemAsOfParameter,
];
