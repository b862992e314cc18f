import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore } from './fileStore.ts';

/** For a connection, and for the next byte in either direction. */
const timeouts = { connectionTimeout: 2000, socketTimeout: 6000 };

/** The least that S3 takes for a part. */
const PART_BYTES = 5 * 1024 * 1024;

/**
 * Keeps files in a bucket of S3 or what speaks its language.
 * @param url `s3://bucket/prefix`, with `?endpoint=https://…&region=…` for others than Amazon's; keys come from the
 * environment as the AWS SDK reads it
 * @param limits shorter ones for tests, in milliseconds
 */
export function createBucketStore(url: string, limits = timeouts): FileStore {
  const { host, pathname, searchParams } = new URL(url);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const region = searchParams.get('region') ?? process.env['AWS_REGION'] ?? 'us-east-1';
  const settings: S3ClientConfig = {
    region,
    // A browser waits for an answer: two tries of some seconds, none of which may stand still.
    maxAttempts: 2,
    requestHandler: limits,
    // Others than Amazon's know no checksums of requests yet.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  };
  const client = new S3Client(settings);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const at = (key: string) => ({ Bucket: host, Key: prefix === '' ? key : `${prefix}/${key}` });

  return {
    async put(key, path) {
      const { size } = await stat(path);
      const upload = new Upload({
        client,
        params: {
          ...at(key),
          Body: createReadStream(path),
          ...(size <= PART_BYTES && { ContentLength: size }),
        },
        partSize: PART_BYTES,
        queueSize: 2,
      });
      await upload.done();
    },
    async read(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key)));
        // In Node it always is one.
        return Body instanceof Readable ? { stream: Body, size: ContentLength } : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async removeCompany(companyId) {
      const { Bucket, Key: Prefix } = at(`${companyId}/`);
      for (;;) {
        // What was removed is listed no more: each page is the first one of the rest.
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
        if (Contents.length === 0) return;
        for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
      }
    },
  };
}
