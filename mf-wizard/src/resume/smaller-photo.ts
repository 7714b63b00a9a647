/** Pixels along the longer side: a letter page of so many is read well, and a phone takes twice as many. */
const longest = 3000
const quality = 0.85

/** BY-10: a photo as large as its reading needs, upright, as JPEG; as it is where the browser cannot read it. */
export async function smallerPhoto(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file)
    const { width, height } = bitmap
    const scale = Math.min(1, longest / Math.max(width, height))
    if (scale === 1 && /\.(?:jpe?g|png)$/i.test(file.name)) return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')!.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    const name = `${file.name.replace(/\.\w+$/, '')}.jpg`
    return blob ? new File([blob], name, { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}
