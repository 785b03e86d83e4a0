import Quill from 'quill/core.js'
import { AlignClass } from 'quill/formats/align.js'
import Blockquote from 'quill/formats/blockquote.js'
import Bold from 'quill/formats/bold.js'
import CodeBlock from 'quill/formats/code.js'
import { DirectionClass } from 'quill/formats/direction.js'
import { FontClass } from 'quill/formats/font.js'
import Header from 'quill/formats/header.js'
import Indent from 'quill/formats/indent.js'
import Italic from 'quill/formats/italic.js'
import List from 'quill/formats/list.js'
import Script from 'quill/formats/script.js'
import { SizeClass } from 'quill/formats/size.js'
import Strike from 'quill/formats/strike.js'
import Underline from 'quill/formats/underline.js'
import Table from 'quill/modules/table.js'
import Uploader from 'quill/modules/uploader.js'
import { background, Formula, Picture, SafeLink, textColor, UploadPlaceholder, VideoPlaceholder } from './blots'

/** Passes all dropped or pasted files on, so that files that are not pictures are refused with a reason. Quill would ignore them. */
class AnyUploader extends Uploader {
  override upload(range: Parameters<Uploader['upload']>[0], files: FileList | File[]) {
    if (files.length > 0) this.options.handler?.call(this, range, [...files])
  }
}

Quill.register(
  {
    'formats/align': AlignClass,
    'formats/background': background,
    'formats/blockquote': Blockquote,
    'formats/bold': Bold,
    'formats/code-block': CodeBlock,
    'formats/color': textColor,
    'formats/direction': DirectionClass,
    'formats/font': FontClass,
    'formats/formula': Formula,
    'formats/header': Header,
    'formats/image': Picture,
    'formats/indent': Indent,
    'formats/italic': Italic,
    'formats/link': SafeLink,
    'formats/list': List,
    'formats/script': Script,
    'formats/size': SizeClass,
    'formats/strike': Strike,
    'formats/underline': Underline,
    'formats/uploading': UploadPlaceholder,
    'formats/video': VideoPlaceholder,
    'modules/table': Table, // also registers the formats of tables
    'modules/uploader': AnyUploader,
  },
  true,
)

/** Kinds of text that have an editor. `post`: a post of the forum, which may have the formats of a comment and tables. */
export type EditorKind = 'anuncio' | 'post' | 'comment'

const commentFormats = ['header', 'bold', 'italic', 'underline', 'strike', 'color', 'background', 'list', 'link']

/** The formats allowed in each kind of text (docs/behaviour/anuncios-and-foro.md#Editor toolbars). */
export const formatsOf: Record<EditorKind, string[]> = {
  anuncio: [
    'bold',
    'italic',
    'underline',
    'strike',
    'blockquote',
    'code-block',
    'link',
    'image',
    'video',
    'formula',
    'header',
    'list',
    'script',
    'indent',
    'direction',
    'size',
    'color',
    'background',
    'font',
    'align',
    'table',
    'uploading',
  ],
  post: [...commentFormats, 'table'],
  comment: commentFormats,
}
