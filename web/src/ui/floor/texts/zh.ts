import type { floor as en } from './en.ts';
import type { Translated } from '#web/i18n/translated.ts';

export const floor: Translated<typeof en> = {
  of: '/ {{total, number}}',
  takePhoto: '拍照',
  takePhotoOf: '拍照：{{what}}',
  takeAgain: '重拍：{{what}}',
  choosePhoto: '选择文件',
  removePhoto: '删除照片：{{what}}',
  closeCamera: '关闭相机',
  cameraNotReady: '相机未就绪',
  captureFailed: '拍照失败，请重试',
  uploadFailed: '上传失败',
  layAside: '请放到一边并联系主管。',
};

export default { floor };
