export const proofs = {
  drop: 'Drop a picture or PDF here, or choose one',
  sending: 'Uploading …',
  remove: 'Remove',
  file: 'File {{number}}',
};

export default { proofs };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    proofs: typeof proofs;
  }
}
