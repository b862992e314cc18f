import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { getPhoto } from '@derrick/domain/files';
import { BASE_PATH } from '../platform/basePath.ts';

/** Addresses of photos as pages may load them: from this server alone. */
export interface PhotoAddresses {
  /** Gives the address under which this server passes a photo of another one on; every other address stays as it is. */
  addressOf(photo: string): string;
  /** Reads where the photo of such an address is; undefined when the address was not made here. */
  read(name: string): string | undefined;
}

/** 128 bits: nobody makes this server call an address that it has not given out itself. */
const MAC_BYTES = 16;

/** Beyond any photo's address. */
const LONGEST = 2000;

/** Makes addresses that carry where the photo is, signed with the server's secret. */
export function createPhotoAddresses(secret: string): PhotoAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'derrick photos', 32));
  const sign = (photo: string) => createHmac('sha256', key).update(photo).digest().subarray(0, MAC_BYTES);
  return {
    addressOf(photo) {
      if (!photo.startsWith('https://') || photo.length > LONGEST) return photo;
      const name = `${Buffer.from(photo).toString('base64url')}.${sign(photo).toString('base64url')}`;
      return `${BASE_PATH}${getPhoto.path.replace(':name', name)}`;
    },
    read(name) {
      const [, written, mac] = /^([\w-]+)\.([\w-]{22})$/.exec(name) ?? [];
      if (written === undefined || mac === undefined) return undefined;
      const photo = Buffer.from(written, 'base64url').toString();
      return timingSafeEqual(Buffer.from(mac, 'base64url'), sign(photo)) ? photo : undefined;
    },
  };
}
