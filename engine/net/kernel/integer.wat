;; The kernels in SIMD of WebAssembly, for a host that gives them to a program of Go; see
;; kernel_js.go. A v128 has 8 lanes of int16.
(module
  ;; The memory is the program's.
  (import "fairymax" "memory" (memory 0))

  ;; $outside reports whether a list has the number of a row that the table lacks.
  (func $outside (param $list i32) (param $end i32) (param $rows i32) (result i32)
    loop $next
      local.get $list
      local.get $end
      i32.lt_u
      if $listed
        local.get $list
        i32.load16_u
        local.get $rows
        i32.ge_u
        if $lacking
          i32.const 1
          return
        end
        local.get $list
        i32.const 2
        i32.add
        local.set $list
        br $next
      end
    end
    i32.const 0
  )

  ;; $accumulate reports 0 if a row lies outside the table, otherwise 1. Sizes are numbers of
  ;; int16, and n is a multiple of 16. It goes through the accumulator by 16 sums.
  (func $accumulate (export "accumulate")
    (param $to i32) (param $from i32) (param $n i32) (param $table i32) (param $size i32)
    (param $add i32) (param $adds i32) (param $remove i32) (param $removes i32) (result i32)
    (local $end i32)     ;; of the accumulator
    (local $width i32)   ;; of a row, in bytes
    (local $rows i32)    ;; of the table
    (local $list i32)    ;; of rows, what is left of it
    (local $address i32) ;; of the weights
    (local $low v128) (local $high v128) ;; the sums

    local.get $n
    i32.eqz
    if $nothing
      i32.const 1
      return
    end
    local.get $size
    local.get $n
    i32.div_u
    local.set $rows
    local.get $n
    i32.const 1
    i32.shl
    local.tee $width
    local.get $to
    i32.add
    local.set $end

    ;; From here on, adds and removes are where the lists end.
    local.get $adds
    i32.const 1
    i32.shl
    local.get $add
    i32.add
    local.set $adds
    local.get $removes
    i32.const 1
    i32.shl
    local.get $remove
    i32.add
    local.set $removes
    local.get $add
    local.get $adds
    local.get $rows
    call $outside
    if $bad
      i32.const 0
      return
    end
    local.get $remove
    local.get $removes
    local.get $rows
    call $outside
    if $bad
      i32.const 0
      return
    end

    loop $tile
      local.get $from
      v128.load
      local.set $low
      local.get $from
      v128.load offset=16
      local.set $high

      local.get $add
      local.set $list
      block $added
        loop $more
          local.get $list
          local.get $adds
          i32.ge_u
          br_if $added
          local.get $list
          i32.load16_u
          local.get $width
          i32.mul
          local.get $table
          i32.add
          local.set $address
          local.get $low
          local.get $address
          v128.load
          i16x8.add
          local.set $low
          local.get $high
          local.get $address
          v128.load offset=16
          i16x8.add
          local.set $high
          local.get $list
          i32.const 2
          i32.add
          local.set $list
          br $more
        end
      end

      local.get $remove
      local.set $list
      block $removed
        loop $more
          local.get $list
          local.get $removes
          i32.ge_u
          br_if $removed
          local.get $list
          i32.load16_u
          local.get $width
          i32.mul
          local.get $table
          i32.add
          local.set $address
          local.get $low
          local.get $address
          v128.load
          i16x8.sub
          local.set $low
          local.get $high
          local.get $address
          v128.load offset=16
          i16x8.sub
          local.set $high
          local.get $list
          i32.const 2
          i32.add
          local.set $list
          br $more
        end
      end

      local.get $to
      local.get $low
      v128.store
      local.get $to
      local.get $high
      v128.store offset=16

      local.get $table
      i32.const 32
      i32.add
      local.set $table
      local.get $from
      i32.const 32
      i32.add
      local.set $from
      local.get $to
      i32.const 32
      i32.add
      local.tee $to
      local.get $end
      i32.ne
      br_if $tile
    end
    i32.const 1
  )

  ;; $output goes through n sums and their weights by 8.
  (func $output (export "output")
    (param $sums i32) (param $weights i32) (param $n i32) (param $limit i32) (result i32)
    (local $end i32) (local $most v128) (local $least v128) (local $clamped v128) (local $total v128)

    local.get $limit
    i16x8.splat
    local.set $most
    local.get $n
    i32.const 1
    i32.shl
    local.get $sums
    i32.add
    local.set $end
    block $done
      loop $more
        local.get $sums
        local.get $end
        i32.ge_u
        br_if $done
        local.get $sums
        v128.load
        local.get $least
        i16x8.max_s
        local.get $most
        i16x8.min_s
        local.tee $clamped
        local.get $weights
        v128.load
        i16x8.mul
        local.get $clamped
        i32x4.dot_i16x8_s
        local.get $total
        i32x4.add
        local.set $total
        local.get $sums
        i32.const 16
        i32.add
        local.set $sums
        local.get $weights
        i32.const 16
        i32.add
        local.set $weights
        br $more
      end
    end
    local.get $total
    i32x4.extract_lane 0
    local.get $total
    i32x4.extract_lane 1
    i32.add
    local.get $total
    i32x4.extract_lane 2
    i32.add
    local.get $total
    i32x4.extract_lane 3
    i32.add
  )
)
