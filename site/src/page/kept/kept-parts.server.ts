import { hash, randomBytes } from 'node:crypto';
import type { Keeper } from './keeper.ts';

/** Of HTML, for all parts together: some hundred of the size of a row of games. */
const mostBytes = 32 * 1024 * 1024;
/** What React writes where something is still to come, or has failed: a part with such a hole is not kept. */
const holes = /<!--\$[?!~]|<template\b|<script\b/;
/** React tells two texts apart by it, and takes a mark for one. */
const between = Buffer.from('<!-- -->');
const elementBegins = '<'.charCodeAt(0);
const [opens, closes, standsFor] = ['(', ')', '='];

/** A keeper for one page, who also puts the page together. */
export interface PageKeeper extends Keeper {
  /** HTML as React has written it, with every part in the place of its marks. */
  fill(html: Buffer): Buffer;
}

/**
 * Parts of pages, as HTML, by the hash of everything they are made of: nothing in here can grow old, so the least used make
 * room. A mark is a word made up for one page, which nobody could have written into it.
 */
export function createKeptParts({ most = mostBytes } = {}) {
  const parts = new Map<string, Buffer>();
  let bytes = 0;

  function find(key: string): Buffer | undefined {
    const part = parts.get(key);
    if (!part) return undefined;
    parts.delete(key);
    parts.set(key, part);
    return part;
  }

  function keep(key: string, part: Buffer): void {
    if (parts.has(key) || part.length > most / 10 || holes.test(part.toString('latin1'))) return;
    // A copy: the page it was cut from is large and goes.
    parts.set(key, Buffer.from(part));
    bytes += part.length;
    for (const [oldest, { length }] of parts) {
      if (bytes <= most) break;
      parts.delete(oldest);
      bytes -= length;
    }
  }

  return {
    /** The facts are those that every part of this page is made of. */
    keeperOf(facts: readonly unknown[]): PageKeeper {
      const word = randomBytes(12).toString('base64url');
      const wordBytes = Buffer.from(word);
      const taken: { key: string; part: Buffer | undefined }[] = [];
      const mark = (kind: string | undefined, index: number) => `${word}${kind}${index};`;
      const common = JSON.stringify(facts);

      function fill(html: Buffer): Buffer {
        const pieces: Buffer[] = [];
        let from = 0;
        let opened = 0;
        for (let at = html.indexOf(wordBytes); at >= 0; at = html.indexOf(wordBytes, from)) {
          const end = html.indexOf(';', at);
          const kind = html.toString('latin1', at + word.length, at + word.length + 1);
          const known = taken[Number(html.toString('latin1', at + word.length + 1, end))];
          const part = kind === standsFor ? known?.part : html.subarray(end + 1);
          const isAfterText = kind !== closes && html.subarray(at - between.length, at).equals(between);
          pieces.push(html.subarray(from, isAfterText && part?.[0] === elementBegins ? at - between.length : at));
          if (kind === standsFor && known?.part) pieces.push(known.part);
          if (kind === opens) opened = end + 1;
          if (kind === closes && known && opened > 0) keep(known.key, html.subarray(opened, at));
          from = end + 1;
          const next = from + between.length;
          const isMark = html.subarray(next, next + wordBytes.length).equals(wordBytes);
          if (isMark && html.subarray(from, next).equals(between)) from = next;
        }
        if (from === 0) return html;
        pieces.push(html.subarray(from));
        return Buffer.concat(pieces);
      }

      return {
        take(key) {
          const name = hash('sha256', common + JSON.stringify(key), 'base64url');
          const part = find(name);
          const index = taken.push({ key: name, part }) - 1;
          return part ? { place: mark(standsFor, index) } : { open: mark(opens, index), close: mark(closes, index) };
        },
        fill,
      };
    },
    get bytes() {
      return bytes;
    },
  };
}
