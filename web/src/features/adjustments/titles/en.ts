export const adjustments = { userRecharge: 'User recharge' };

export default { adjustments: { pages: adjustments } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    adjustments: typeof adjustments;
  }
}
