export const recharge = { recharge: 'Recharge', platform: 'Recharges' };

export default { recharge: { pages: recharge } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    recharge: typeof recharge;
  }
}
