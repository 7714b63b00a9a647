import { pagesPdf, type PhotoPage } from './pages-pdf.ts'

/** Pixels along the longer side: enough to be read well, of several pages within a minute. A phone takes twice as many. */
const mostPixels = { ofOne: 3000, ofSeveral: 2400 } as const
const quality = 0.85

interface Drawn {
  readonly jpeg: Blob
  readonly width: number
  readonly height: number
  readonly isSmaller: boolean
}

/** Null for what is no picture to this browser, or where it knows no such function. */
async function bitmapOf(photo: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(photo)
  } catch {
    return null
  }
}

/** A photo upright, and no larger than its reading needs; null where the browser cannot read it. */
async function drawn(photo: File, longest: number): Promise<Drawn | null> {
  const bitmap = await bitmapOf(photo)
  if (!bitmap) return null
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return null
  // a JPEG has no transparency
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  return jpeg && { jpeg, width: canvas.width, height: canvas.height, isSmaller: scale < 1 }
}

const named = (photo: File, type: string): string => `${photo.name.replace(/\.\w+$/, '')}.${type}`

/** As it is where it is small enough, or where the browser cannot read it: the service says what is wrong with it. */
async function onePage(photo: File): Promise<File> {
  const page = await drawn(photo, mostPixels.ofOne)
  if (!page || (!page.isSmaller && /\.(?:jpe?g|png)$/i.test(photo.name))) return photo
  return new File([page.jpeg], named(photo, 'jpg'), { type: 'image/jpeg' })
}

/** Photos of the pages of a resume, in the order in which they were taken, as one file; null where one is no photo. */
export async function photoFile(photos: readonly File[]): Promise<File | null> {
  const inOrder = photos.toSorted((one, other) => one.lastModified - other.lastModified)
  const [first] = inOrder
  if (!first) return null
  if (inOrder.length === 1) return onePage(first)
  const pages: PhotoPage[] = []
  for (const photo of inOrder) {
    const page = await drawn(photo, mostPixels.ofSeveral)
    if (!page) return null
    const { width, height } = page
    pages.push({ bytes: new Uint8Array(await page.jpeg.arrayBuffer()), width, height })
  }
  return new File([pagesPdf(pages)], named(first, 'pdf'), { type: 'application/pdf' })
}
